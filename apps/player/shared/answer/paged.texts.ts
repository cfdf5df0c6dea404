import { texts } from '../texts.ts'

/** What lists say of themselves: every list the first six, and in their place what its kind of rows has of its own. */
export const pagedTexts = texts({
  loading: ['loading...', 'naglo-load...'],
  more: ['load more', 'mag-load pa'],
  again: ['Try again', 'Subukan muli'],
  all: (count: number) => [`All ${count} data`, `Ito na lahat, ${count}`],
  failed: ['Error fetching data.', 'Hindi ma-load ang listahan.'],
  empty: ['There is no data yet!', 'Wala pang laman dito!'],
  emptyRecords: ['No data available', 'Wala pang laman'],
  firstItems: ['Loading...', 'Naglo-load...'],
  nextItems: ['Loading more...', 'Naglo-load pa...'],
  emptyItems: ['No items available', 'Walang available na item'],
  endOfItems: ['No more items', 'Wala nang ibang item'],
  firstTasks: ['Loading tasks...', 'Naglo-load ng mga task...'],
})
