// A page is seen before it hydrates: on a quick line its scripts are there first, and the first paint would wait for them.
requestAnimationFrame(() => setTimeout(() => void import('./entry.tsx')))
