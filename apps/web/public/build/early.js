// Runs before the first paint: the theme as this browser remembers it, so that nothing flashes.
(function () {
  function remembered(name) {
    var found = document.cookie.match(new RegExp('(?:^|; )' + name + '=([^;]*)'));
    return found ? found[1] : null;
  }
  var theme = remembered('wb_theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
