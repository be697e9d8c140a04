/** @type {readonly ('art' | 'allposters')[]} */
const sites = ['art', 'allposters']
const categories = {
  art: ['subjects', 'subjects-landscape-mountains', 'styles-modern', 'rooms-living-room', 'canvas'],
  allposters: ['movies', 'travel-cities', 'space-planets', 'art-posters', 'educational'],
}
const terms = [
  'lemon',
  'framed lemon',
  'blue mountains',
  'quiet ridge',
  'black and white',
  'new york canvas',
  'poster',
  'lemno',
]
const filterQueries = [
  'filters=color:blue&filters=color:red',
  'filters=size:large&filters=orientation:portrait&filters=color:green',
  'filters=price:15-to-20',
  'filters=productType:stretched-canvas&filters=color:teal&filters=orientation:square',
]
const sorts = ['best-matches', 'best-selling', 'newest', 'price-low-to-high', 'price-high-to-low', 'title']

/** @param {'art' | 'allposters'} site */
const listUrls = site =>
  categories[site].flatMap(id => {
    const list = `/search/${site}?categoryId=${id}`
    return [
      sorts.map(sort => `${list}&limit=60&sort=${sort}`),
      `${list}&limit=60&page=7`,
      `${list}&limit=100&page=40&sort=title`,
      filterQueries.map(filters => `${list}&limit=60&${filters}`),
    ].flat()
  })

/** @param {'art' | 'allposters'} site */
const searchUrls = site =>
  terms.flatMap(term => {
    const search = `/search/${site}?limit=60&term=${encodeURIComponent(term)}`
    return [
      search,
      `${search}&sort=price-low-to-high`,
      `${search}&filters=orientation:landscape`,
      `/typeahead/${site}?q=${encodeURIComponent(term.slice(0, 6))}&categoryMaxCount=10&fuzzy=true`,
    ]
  })

/** @param {'art' | 'allposters'} site */
function unfilteredUrls(site) {
  const all = `/search/${site}?limit=60`
  return [
    all,
    filterQueries.map(filters => `${all}&${filters}`),
    `${all}&page=2`,
    `${all}&page=100000`,
    `${all}&sort=newest`,
  ].flat()
}

/** The same two hundred questions each time: lists, narrowed, sorted and turned pages, searches and suggestions. */
export const searchRequests = sites.flatMap(site =>
  [listUrls(site), searchUrls(site), unfilteredUrls(site)].flat(),
)
