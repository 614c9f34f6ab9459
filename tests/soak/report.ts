export class Report {
  readonly found: string[] = [];
  #tried = 0;
  readonly #begun = Date.now();

  constructor(private readonly print: (line: string) => void = () => {}) {}

  add(where: string, lines: readonly string[]): void {
    this.#tried++;
    for (const line of new Set(lines)) {
      this.found.push(`${where}: ${line}`);
      this.print(`FOUND ${where}: ${line}`);
    }
    if (this.#tried % 100 === 0) this.log(`${this.#tried} tries`);
  }

  log(line: string): void {
    this.print(`${((Date.now() - this.#begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  }
}
