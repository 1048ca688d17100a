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
  try {
    // A member's page is drawn as a visitor's: what is for visitors alone is hidden until it lives.
    if (localStorage.getItem('assay-session')) document.documentElement.dataset.session = 'member';
  } catch {
    // Nobody is signed in where storage is closed.
  }
})();

// A form that the program sends must not be sent by the browser before the program is there: what was
// typed would stand in the address. A form with an address of its own works without the program.
addEventListener(
  'submit',
  (event) => {
    const isLive = 'live' in document.documentElement.dataset;
    if (!isLive && !event.target.hasAttribute('action')) event.preventDefault();
  },
  true,
);
