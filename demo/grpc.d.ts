/** This replaces what connects Univer to its servers, which the page doesn't have: its types bring those of Node. */
export {};
