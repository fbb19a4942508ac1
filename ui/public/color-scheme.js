// Before the first paint, so that a dark screen never flashes white. The key is app/color-scheme.ts's.
try {
  if (localStorage.getItem('color-scheme') === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    document.documentElement.classList.add('dark');
  }
} catch {
  // storage is switched off: light it is
}
