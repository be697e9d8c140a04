import { errorPageTexts } from './error-page.ts'

const BUTTONS = {
  back: { code: 'error-page.back', message: 'Back' },
  home: { code: 'error-page.home', message: 'Home Page' },
}

test('what is not found says so, with the status in small (ERR-01, ERR-02, ERR-03, ERR-07, C-29, C-30)', () => {
  expect(errorPageTexts(404)).toEqual({
    heading: { code: 'not-found.heading', message: 'Oh no!' },
    lines: [
      { code: 'not-found.sorry', message: "We're sorry, but we were unable to find this product." },
      { code: 'not-found.others', message: "But don't worry — we have over two million others." },
    ],
    status: '404',
    ...BUTTONS,
  })
})

test.each([
  [500, '500'],
  [403, '403'],
  [405, '405'],
  [Number.NaN, ''],
  [0.5, ''],
])(
  'every other failure is ours, status %p reads %j (ERR-04, ERR-05, ERR-06, ERR-07, C-29)',
  (status, shown) => {
    expect(errorPageTexts(status)).toEqual({
      heading: { code: 'failure.heading', message: 'Uh oh!' },
      lines: [
        { code: 'failure.ours', message: 'Looks like something went wrong on our end.' },
        { code: 'failure.later', message: 'Please try again later, or head back to the homepage.' },
      ],
      status: shown,
      ...BUTTONS,
    })
  },
)
