// njs (nginx's JavaScript, in the official image): what a response of the API becomes. Only a status, Retry-After, and
// a JSON without the key pass, so nothing else that the API sends can reach users or the cache.

/** More than nginx's own limit, proxy_read_timeout, for an API that sends nothing; the add-in's is 60 s. */
const longestMs = 52000;
const noResponse = "No response from the API. Try again later.";
const longestMessage = 100000;
/** A shorter text may occur in a response by chance. */
const shortestKey = 8;

async function answer(r) {
  const reply = await inTime(r.subrequest("/api" + r.uri, { args: r.variables.args || "" }));
  if (reply === null) {
    fail(r, 504, noResponse);
    // Without an error, nginx would read as long as the API sends something, and keep this connection.
    throw new Error("The API didn't send a whole response in time.");
  }
  const status = reply.status;
  // Those of nginx itself, too.
  if (status === 504) return fail(r, 504, noResponse);
  if (status === 502) return fail(r, 502, "The API is unreachable. Try again later.");
  if (status === 401 || status === 403) return refused(r);
  const problem = problemOf(reply, r.headersIn["x-api-key"]);
  if (status === 200) return problem === "" ? send(r, 200, reply.responseBuffer) : fail(r, 502, unusable(problem));
  if (status < 400) return fail(r, 502, unusable("the status " + status));
  const retryAfter = reply.headersOut["Retry-After"];
  // Seconds of at most a day, or a date.
  if (retryAfter && /^(?:\d{1,5}|[A-Z][a-z]{2}, [\w :]{1,35})$/.test(retryAfter))
    r.headersOut["Retry-After"] = retryAfter;
  if (problem !== "" || reply.responseBuffer.length > longestMessage)
    return fail(r, status, "The API responded with " + status + ".");
  expireSoon(r);
  send(r, status, reply.responseBuffer);
}

/** null: the response isn't whole yet. */
function inTime(response) {
  let timer;
  const late = new Promise((end) => (timer = setTimeout(() => end(null), longestMs)));
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

/** Users can't fix the organization's key, and after a 403 the add-in would send no more requests. */
function refused(r) {
  if (r.variables.unshared) return fail(r, 403, "Forbidden: the API rejects the key.");
  fail(r, 502, "The API rejects the key of the organization. Contact your administrator.");
}

/** Why a body isn't passed on; "": it is. */
function problemOf(reply, key) {
  if (reply.headersOut["Content-Encoding"]) return "a compressed body";
  const body = reply.responseBuffer;
  // A whole check would stop the other requests. The add-in checks it, and then requests the response again.
  if (!/^\s*\{/.test(start(body)) || !/\}\s*$/.test(end(body))) return "no JSON, or half of one";
  if (key && key.length >= shortestKey && formsOf(key).test(reply.responseText)) return "the key in it";
  return "";
}

const start = (body) => body.subarray(0, 20).toString();
const end = (body) => body.subarray(Math.max(0, body.length - 20)).toString();

/** Finds the key as it is, with characters escaped as in JSON, URLs, or HTML, and in base64 at any place. */
function formsOf(key) {
  const characters = key.split("").map((character) => {
    const code = character.charCodeAt(0);
    const hex = code.toString(16);
    return `(?:${quoted(character)}|\\\\u00${hex}|%${hex}|&#(?:x0*${hex}|0*${code});)`;
  });
  const inBase64 = [0, 1, 2].map((at) => {
    const whole = Buffer.from("x".repeat(at) + key).toString("base64");
    // The first and the last characters also depend on what is around the key.
    return quoted(
      whole
        .slice(at === 0 ? 0 : at + 1)
        .replace(/=+$/, "")
        .slice(0, -1),
    );
  });
  return new RegExp([characters.join("")].concat(inBase64).join("|"), "i");
}

const quoted = (text) => text.replace(/[^A-Za-z0-9]/g, "\\$&");

const unusable = (what) => `The API's response can't be used: ${what}. Try again later.`;

function fail(r, status, message) {
  expireSoon(r);
  send(r, status, JSON.stringify({ message }));
}

/** Requests that wait for the same response get the same failure, instead of being sent one after the other. */
function expireSoon(r) {
  r.headersOut["X-Accel-Expires"] = "1";
}

function send(r, status, body) {
  r.headersOut["Content-Type"] = "application/json";
  r.return(status, body);
}

export default { answer };
