/**
 * Waits for a task of its own: however many widgets load at once, the browser may answer a click or draw between any two.
 * Timers that are due together run in the order in which they were set. A shared promise would not do: what waits for
 * it goes on within one task.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
