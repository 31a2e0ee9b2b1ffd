import { refuse } from "./foreign";

/**
 * Everything that a stream contains.
 * @param onChunk called when a chunk has arrived
 * @throws Failed<ForeignFailure> `size` if it is more than `mostBytes`; any error of the stream
 */
export async function bytesIn(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  mostBytes: number,
  onChunk: () => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onChunk();
    length += read.value.length;
    if (length > mostBytes) {
      await reader.cancel().catch(() => undefined);
      refuse("size");
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
