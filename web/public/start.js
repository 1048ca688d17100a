// Stands at the end of a page that the server drew: the reader sees it first, then it comes alive.
(() => {
  const files = JSON.parse(document.getElementById('scripts').textContent);
  const add = (tag, facts) =>
    document.head.append(Object.assign(document.createElement(tag), facts));
  const start = () => {
    for (const href of files.early) add('link', { rel: 'modulepreload', crossOrigin: '', href });
    add('script', { type: 'module', crossOrigin: '', src: files.entry });
  };
  // A page in the background is painted later; it may come alive before.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
