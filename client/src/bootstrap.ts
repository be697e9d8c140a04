// A page is seen before it hydrates: on a quick line its scripts are there first, and the first paint would wait for
// them; on a slow one they would take the line from its styles, fonts and first picture.
requestAnimationFrame(() =>
  setTimeout(() => {
    // All at once, so that the browser discovers none inside of another. Imports nothing itself, which would come first.
    const boot = document.querySelector<HTMLElement>('script[data-scripts]')
    const scripts = boot?.dataset['scripts']?.split(' ') ?? []
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import('./entry.tsx')
  }),
)
