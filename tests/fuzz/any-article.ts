import { allowedHtml } from '../../src/areas/help/parts/allowed-html';
import fc from '../fast-check';
import { texts, values } from './odd-html.json';

/** Elements with special parsing rules, and foreign elements. */
const others =
  'annotation-xml applet area article aside audio base basefont bgsound big body button canvas center command datalist desc dialog dir ' +
  'embed fieldset font footer foreignObject form frame frameset g head header hgroup html iframe image input isindex keygen ' +
  'label legend link listing malignmark map marquee math menu menuitem meta meter mglyph mi mn mo ms mtext mtable nav nobr ' +
  'noembed noframes noscript object optgroup option output param picture plaintext progress rb rtc script search select ' +
  'selectedcontent semantics slot source strike style svg template textarea title track tt use video xmp x-own';
const names = [...allowedHtml.tags, ...others.split(' ')];
const attributeNames = [
  ...allowedHtml.attributes,
  ...'class style slot name action formaction srcset xlink:href onclick onload target rel form type value encoding is background poster srcdoc data-article data-heading aria-label tabindex shadowrootmode'.split(
    ' ',
  ),
];

const quoted = fc
  .constantFrom('"', "'", '')
  .chain((quote) => fc.constantFrom(...values).map((value) => `=${quote}${value}${quote}`));
const attribute = fc
  .tuple(fc.constantFrom(...attributeNames), fc.option(quoted, { nil: '' }))
  .map((all) => all.join(''));
const start = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '>', '>', '/>', ''))
  .map(([name, attributes, end]) => `<${[name, ...attributes].join(' ')}${end}`);
const end = fc.constantFrom(...names).map((name) => `</${name}>`);

const soup = fc.array(
  fc.oneof({ weight: 4, arbitrary: start }, { weight: 2, arbitrary: end }, fc.constantFrom(...texts)),
  {
    maxLength: 40,
  },
);

/** Elements with end tags, some of them in invalid places. */
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, depthSize: 'medium' },
    fc.constantFrom(...texts.slice(0, 22)),
    fc
      .tuple(
        fc.oneof(fc.constantFrom(...allowedHtml.tags), fc.constantFrom(...names)),
        fc.array(attribute, { maxLength: 2 }),
        fc.array(tie('node'), { maxLength: 5 }),
      )
      .map(([name, attributes, content]) => `<${[name, ...attributes].join(' ')}>${content.join('')}</${name}>`),
  ),
})).node;

/** Nested elements, many in invalid places. Parsers move these elements, so most markup changes when it is reparsed. */
const nested = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 7, depthSize: 'large' },
    fc.constantFrom('a', '<img src=/a.png alt=b>', '<br>'),
    fc
      .tuple(
        fc.constantFrom(
          ...'p p a a h2 h3 li ul dt dl b i table tr td caption button object nav center marquee nobr font div pre ruby rt'.split(
            ' ',
          ),
        ),
        fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      )
      .map(([name, content]) => `<${name}>${content.join('')}</${name}>`),
  ),
})).node;

export const anyArticle: fc.Arbitrary<string> = fc.oneof(
  fc.array(nested, { minLength: 1, maxLength: 3 }).map((nodes) => nodes.join('')),
  soup.map((pieces) => pieces.join('')),
  fc.array(tree, { maxLength: 5 }).map((nodes) => nodes.join('')),
);
