/** Something that holds until the table moves on: a move that waits for a word, a wish that was not granted. */
export type UntilMoved<T> = { value: T | undefined };

/** `course`: all that was decided so far. */
export function untilMoved<T>(course: () => string): UntilMoved<T> {
  let held = $state.raw<{ readonly value: T | undefined; readonly after: string }>();
  return {
    get value() {
      return held?.after === course() ? held.value : undefined;
    },
    set value(value) {
      held = { value, after: course() };
    },
  };
}
