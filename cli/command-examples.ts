/**
 * What every command's help ends with: lines of at most 78 characters that run as they
 * are, one after the other, in a folder that `cobble init` has made and git keeps. A test runs all of them.
 */
export const commandExamples: Readonly<Record<string, readonly string[]>> = {
  build: [
    'cobble build --theme ./theme.mts',
    'cobble build --theme realms --widgets modal,marketplace-tile --out public',
  ],
  theme: [
    'cobble theme winter',
    'cobble theme harbour --from marketplace',
    'cobble theme autumn --from dungeons --format tokens',
  ],
  check: [
    'cobble check experiments.json',
    'cobble check --fix experiments.json',
    'cobble check --strict --allowed-origins https://cdn.example experiments.json',
    'cobble check --format gitlab experiments.json > gl-code-quality-report.json',
  ],
  lint: [
    'cobble lint page.html',
    'cobble lint --fix page.html',
    'cobble lint --strict --theme site page.html',
    'cobble lint --format sarif page.html > lint.sarif',
  ],
  match: [
    'cobble match --config experiments.json https://www.example.com/store',
    'cobble match --config experiments.json --explain https://www.example.com/help',
    'cobble match --config experiments.json --urls urls.txt --format json',
    'grep store urls.txt | cobble match --config experiments.json -',
  ],
  diff: [
    'git show HEAD:experiments.json > before.json',
    'cobble diff before.json experiments.json --urls urls.txt',
    'git show HEAD:experiments.json | cobble diff - before.json --urls urls.txt',
  ],
  serve: ['cobble serve', 'cobble serve --port 0 --show-secrets', 'cobble serve --dist public'],
  snippet: [
    'cobble snippet --base https://cdn.example/cobble/',
    'cobble snippet --base https://cdn.example/cobble/ --theme site --pin --csp',
    'cobble snippet --inline-room marketplace-tile,promo-banner --preload',
  ],
  render: [
    'cobble render page.html --to drawn.html',
    'cobble render page.html --out public --theme realms --base https://cdn.example',
    'cat page.html | cobble render -',
    "echo '{}' | cobble render page.html --answers -",
  ],
  test: ['cobble test', "cobble test cases.json --run 'the store'", 'cobble test --min-coverage 90 --junit cobble.xml'],
  init: ['cobble init my-site', 'cobble test my-site/cases.json'],
  texts: ['cobble texts', 'cobble texts --locale sv-se > texts.json'],
  completion: [
    'source <(cobble completion bash)',
    'cobble completion zsh > _cobble',
    'cobble completion fish > cobble.fish',
  ],
};
