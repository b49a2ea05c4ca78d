/** Svelte as it comes; the file is there because tools look for it. */
export default {};
