// @vitest-environment node
// Interface 9
import { testSeverities } from './test-severities';

// lint used to report nothing for a page without a tag and widgets.
testSeverities(
  'reports a page without a tag',
  `
a page without a tag » <!doctype html><p data-widget="flyout"></p> » no-tag warning
a page with only a body element » <body><p data-widget="flyout"></p> » no-tag warning
a page fragment » <p data-widget="flyout"></p> » nothing
a page whose script adds the tag » <!doctype html><script>add("/a/cobble.js")</script><p data-widget="flyout"></p> » nothing
a page with a tag manager » <!doctype html><script>(function(w){w.src="https://x/gtm.js?id=1"})(window)</script><p data-widget="flyout"></p> » nothing
a page whose template adds a script » <!doctype html><script src="{{ script }}"></script><p data-widget="flyout"></p> » nothing
a page without a tag and without widgets » <!doctype html><p>x</p> » no-tag warning
an empty file »  » no-tag warning
an empty page » <!doctype html> » no-tag warning
an XHTML page » <?xml version="1.0"?><!doctype html><p>x</p> » no-tag warning
a page fragment without widgets » <p>x</p> » nothing
a page whose template may add widgets » <!doctype html><body>{{ content }}</body> » nothing
a page whose block template may add widgets » <!doctype html><body>{% block body %}{% endblock %} » nothing
a page whose PHP may add widgets » <!doctype html><body><?php content() ?></body> » nothing
a page whose server code may add widgets » <!doctype html><body><% content %></body> » nothing
a page whose script adds both » <!doctype html><script>add("/a/cobble.js")</script><p>x</p> » nothing
a page whose only widget is unknown » <!doctype html><p data-widget="none-such"></p> » unknown-widget error
a page whose only widget is ignored » <!doctype html><p data-cobble-off data-widget="flyout"></p> » nothing
`,
);

testSeverities(
  'reports a page without widgets',
  `
a page without widgets » <html><script src="/a/cobble.js"></script> » no-widget warning
a page fragment with a tag » <script src="/a/cobble.js"></script> » nothing
a tag for experiments » <!doctype html><script src="/a/cobble.js" data-experiments="on"></script> » nothing
a tag for experiments, by its URL » <!doctype html><script src="/a/cobble.js?experiments=on"></script> » nothing
a tag with experiments off » <!doctype html><script src="/a/cobble.js" data-experiments="off"></script> » no-widget warning
a tag that waits for scripts » <!doctype html><script src="/a/cobble.js" data-scan="manual"></script> » nothing
a page with settings » <!doctype html><script type="application/json" data-cobble-config>{}</script><script src="/a/cobble.js"></script> » nothing
a page whose script uses Cobble » <!doctype html><script src="/a/cobble.js"></script><script>cobble.push(c => c.scan())</script> » nothing
a page whose widget is in a template element » <!doctype html><script src="/a/cobble.js"></script><template><p data-widget="flyout"></p></template> » nothing
an enhanced link » <!doctype html><script src="/a/cobble.js" data-links="on"></script><p><a href="/x#cobble=flyout">x</a> » nothing
`,
);
