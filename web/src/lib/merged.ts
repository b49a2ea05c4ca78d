/** What a patch leads to; docs/protocol.md says how it reads. Parts that stay as they were are the same objects. */
export function merged(old: unknown, patch: unknown): unknown {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const { '-': gone, ...changed } = patch as Record<string, unknown>;
  if (Array.isArray(old) && gone !== true)
    return old.map((each, i) => (i in changed ? merged(each, changed[i]) : each));
  const map = old !== null && typeof old === 'object' && !Array.isArray(old) && gone !== true;
  const kept: Record<string, unknown> = map ? { ...old } : {};
  if (Array.isArray(gone)) for (const key of gone) Reflect.deleteProperty(kept, String(key));
  for (const key in changed) kept[key] = merged(kept[key], changed[key]);
  return kept;
}
