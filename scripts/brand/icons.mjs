/** @typedef {{ rounded: boolean }} IconShape */

const svg = (/** @type {string} */ body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`

export const ICONS = {
  art: (/** @type {IconShape} */ { rounded }) =>
    svg(
      `<rect width="32" height="32" rx="${rounded ? 6 : 0}" fill="#221d19"/>` +
        '<path fill="#faf6ef" d="M8 6h16v20H8z"/>' +
        '<path fill="#8c4a2f" d="M11 9h10v14H11z"/>' +
        '<path fill="#e9c9a8" d="M11 23v-4.2c2.6-3.4 5.4-3.4 10-1.3V23z"/>' +
        '<circle cx="17.6" cy="12.8" r="1.7" fill="#faf6ef"/>',
    ),
  allposters: (/** @type {IconShape} */ { rounded }) =>
    svg(
      `<rect width="32" height="32" rx="${rounded ? 3 : 0}" fill="#ffd400"/>` +
        '<circle cx="16" cy="16" r="12" fill="#101010"/>' +
        '<circle cx="16" cy="16" r="8.6" fill="none" stroke="#4a4a4a" stroke-width=".8"/>' +
        '<circle cx="16" cy="16" r="5.6" fill="#c8102e"/>' +
        '<circle cx="16" cy="16" r="1.5" fill="#ffd400"/>',
    ),
}
