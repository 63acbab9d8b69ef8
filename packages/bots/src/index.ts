/** Players that search: what to do. They take a view and answer with a move, in Node and in browser workers alike. */
export {};
