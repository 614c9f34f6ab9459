import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer';
import { runProgram } from './run-program';
import type { Setup, System } from './way';

const php = fileURLToPath(new URL('./php/', import.meta.url));

/** Scripts that convert `window.text` to the HTML that the editor would save. */
const EDITORS: Readonly<Record<string, { files?: readonly string[]; bundle?: string; run: string }>> = {
  'TinyMCE 4.9': { files: ['tinymce4/tinymce.min.js'], run: tiny('tinymce4') },
  'TinyMCE 6': { files: ['tinymce6/tinymce.min.js'], run: tiny('tinymce6') },
  'TinyMCE 7': { files: ['tinymce7/tinymce.min.js'], run: tiny('tinymce7') },
  'CKEditor 4': {
    files: ['ckeditor4/ckeditor.js'],
    run: 'return new Promise((done) => { const editor = CKEDITOR.replace("area", { customConfig: "", versionCheck: false }); editor.on("instanceReady", () => editor.setData(text, () => done(editor.getData()))) })',
  },
  'CKEditor 5': {
    files: ['@ckeditor/ckeditor5-build-classic/build/ckeditor.js'],
    run: 'const editor = await ClassicEditor.create(document.querySelector("#area")); editor.setData(text); return editor.getData()',
  },
  Quill: {
    files: ['quill/dist/quill.js'],
    run: 'const editor = new Quill("#place"); editor.clipboard.dangerouslyPasteHTML(text); return editor.getSemanticHTML()',
  },
  TipTap: {
    bundle:
      'import { Editor } from "@tiptap/core"; import Kit from "@tiptap/starter-kit"; import Link from "@tiptap/extension-link"; window.edit = (content) => new Editor({ extensions: [Kit, Link], content }).getHTML()',
    run: 'return edit(text)',
  },
  Trix: {
    files: ['trix/dist/trix.umd.min.js'],
    run: 'const editor = document.createElement("trix-editor"); document.body.append(editor); await new Promise((done) => editor.addEventListener("trix-initialize", done, { once: true })); editor.editor.loadHTML(text); return editor.editor.element.value',
  },
  DOMPurify: { files: ['dompurify/dist/purify.js'], run: 'return DOMPurify.sanitize(text)' },
  'sanitize-html': {
    bundle: 'import clean from "sanitize-html"; window.edit = (text) => clean(text)',
    run: 'return edit(text)',
  },
  'js-xss': { bundle: 'import xss from "xss"; window.edit = (text) => xss(text)', run: 'return edit(text)' },
  'rehype-sanitize': {
    bundle:
      'import { rehype } from "rehype"; import clean from "rehype-sanitize"; window.edit = async (text) => String(await rehype().data("settings", { fragment: true }).use(clean).process(text))',
    run: 'return edit(text)',
  },
};

function tiny(name: string): string {
  return `const [editor] = await tinymce.init({ target: area, base_url: "/${name}", license_key: "gpl", promotion: false }); editor.setContent(text); return editor.getContent()`;
}

/**
 * @param modules the folder with `node_modules`
 * @param origin the origin that serves `node_modules`
 */
export const editors = (
  { markup, link, publish }: Setup,
  modules: string,
  origin: string,
  browser: Browser,
): System => {
  const text = `${markup}\n${link}`;
  const edit = async (name: string): Promise<string> => {
    const { files = [], bundle, run } = EDITORS[name] ?? { run: '' };
    const scripts = files.map((file) => `${origin}/${file}`);
    if (bundle) {
      const file = `${name.replace(/\W/g, '')}.bundle.js`;
      const entry = join(modules, `${file}.mjs`);
      writeFileSync(entry, bundle);
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        format: 'iife',
        platform: 'browser',
        logLevel: 'silent',
      });
      writeFileSync(join(modules, 'node_modules', file), outputFiles[0]?.contents ?? '');
      scripts.push(`${origin}/${file}`);
    }
    const page = await browser.newPage();
    try {
      await page.goto(publish('<textarea id="area"></textarea><div id="place"></div>'));
      for (const url of scripts) await page.addScriptTag({ url });
      return (await page.evaluate(`(async (text) => { ${run} })(${JSON.stringify(text)})`)) as string;
    } finally {
      await page.close();
    }
  };
  return {
    ways: [
      ...Object.keys(EDITORS).map((name) => ({ name, paste: async () => publish(await edit(name)) })),
      {
        name: 'HTML Purifier',
        paste: async () => publish(runProgram('php', [join(php, 'purify.php')], { input: text })),
      },
    ],
    stop: async () => {},
  };
};
