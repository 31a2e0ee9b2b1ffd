import { serviceResponse } from "./service";

/** part.html: the page that the service has for its query. */
void serviceResponse(`/part.html${location.search}`)
  .then((response) => response.text())
  .then((page) => {
    const { documentElement } = new DOMParser().parseFromString(page, "text/html");
    document.documentElement.replaceWith(documentElement);
  });
