import { texts } from '../../../shared/texts.ts'

export const pullTexts = texts({
  asking: ['Refreshing...', 'Nagre-refresh...'],
  failed: [
    'Could not refresh. Check your internet and try again.',
    'Hindi na-refresh. Tingnan ang internet mo at subukan muli.',
  ],
})
