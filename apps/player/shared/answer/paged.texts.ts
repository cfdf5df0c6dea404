import { texts } from '../texts.ts'

/** What lists say of themselves: every list the first five, and in their place what its kind of rows has of its own. */
export const pagedTexts = texts({
  loading: ['loading...', 'naglo-load...'],
  more: ['load more', 'mag-load pa'],
  all: (count: number) => [`All ${count} data`, `Lahat ng ${count} data`],
  failed: ['Error fetching data.', 'Hindi ma-load ang data.'],
  empty: ['There is no data yet!', 'Wala pang laman dito!'],
  emptyRecords: ['No data available', 'Walang data'],
  firstItems: ['Loading...', 'Naglo-load...'],
  nextItems: ['Loading more...', 'Naglo-load pa...'],
  emptyItems: ['No items available', 'Walang available na item'],
  endOfItems: ['No more items', 'Wala nang ibang item'],
  firstTasks: ['Loading tasks...', 'Naglo-load ng mga task...'],
})
