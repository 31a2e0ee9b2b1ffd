import { property, type Member } from "../rich-api/host-object";

/** Members that store the assigned value in a field of their target. */
export const fieldMembers = <Target extends object>(
  since: string,
  ...names: readonly (keyof Target & string)[]
): Readonly<Record<string, Member<Target>>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      property<Target>(
        since,
        (target) => target[name],
        (target, value: Target[typeof name]) => void (target[name] = value),
      ),
    ]),
  );
