import { texts } from '../../shared/texts.ts'

export const listTexts = texts({
  categories: ['Categories', 'Mga kategorya'],
  search: ['Search game name', 'Hanapin ang laro'],
  clearSearch: ['Clear the search', 'Burahin ang hinahanap'],
  sortBy: ['Sort by', 'Ayusin ayon sa'],
  Popular: ['Popular', 'Patok'],
  'A-Z': ['A-Z', 'A-Z'],
  Newest: ['Newest', 'Bago'],
  providers: ['Providers', 'Provider'],
  providersChosen: (count: number) => [`Providers, ${count}`, `Provider, ${count}`],
  show: ['Show games', 'Ipakita ang mga laro'],
  clear: ['Clear', 'Alisin'],
  clearFilters: ['Clear filters', 'Alisin ang mga filter'],
  close: ['Close', 'Isara'],
  back: ['Back', 'Bumalik'],
  games: (name: string) => [`Games: ${name}`, `Mga laro: ${name}`],
  favorites: ['Favorites', 'Mga paborito'],
  loading: ['Loading...', 'Naglo-load...'],
  emptyFavorites: [
    'Press the heart on a game to keep it here.',
    'Pindutin ang puso sa isang laro para itabi ito rito.',
  ],
  findGames: ['See hot games', 'Tingnan ang patok na laro'],
  again: ['Try again', 'Subukan muli'],
  emptySearch: ['Try another name.', 'Subukan ang ibang pangalan.'],
  emptyChoice: ['Try other filters.', 'Subukan ang ibang filter.'],
})
