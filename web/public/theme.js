// Runs before the first paint so that a dark page never flashes white. Mirrors src/ui/color-scheme.ts.
(() => {
  let choice = 'auto';
  try {
    const kept = /(?:^|; )theme=(\w+)/.exec(document.cookie);
    choice = localStorage.getItem('theme') || kept?.[1] || 'auto';
  } catch {
    // Storage may be closed; the system's choice holds then.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = scheme;
})();
