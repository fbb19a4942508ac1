// Runs before the first paint, so that a dark page never flashes white. app/color-scheme.tsx owns the key.
try {
  if (localStorage.getItem('color-scheme') === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    document.documentElement.classList.add('dark');
  }
} catch {
  // storage is disabled: keep the light scheme
}
