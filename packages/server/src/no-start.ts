/** Why the server cannot begin, in words for whoever starts it; what went wrong inside is of no use to them. */
export class NoStart extends Error {}
