/** A function that works once for each object; its results are dropped along with the objects, which must not change. */
export function memoize<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: work(key) };
    known.set(key, found);
    return found.result;
  };
}
