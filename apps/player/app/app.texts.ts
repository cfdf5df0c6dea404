import { texts } from '../shared/texts.ts'

export const appTexts = texts({
  home: ['Home', 'Home'],
  filcoins: ['Filcoins', 'Filcoins'],
  welfare: ['Welfare', 'Welfare'],
  service: ['Service', 'Service'],
  my: ['My', 'Ako'],
  main: ['Main', 'Pangunahin'],
  loading: ['Loading...', 'Naglo-load...'],
  notFoundTitle: ['Page not found', 'Hindi nahanap ang page'],
  notFoundText: ['It may have moved, or it is not available yet.', 'Baka inilipat na ito, o hindi pa available.'],
  goHome: ['Go to the home page', 'Pumunta sa home'],
  brokenTitle: ['Something went wrong', 'Nagkaroon ng problema'],
  brokenText: [
    'Your account and money are safe. Reload the page to continue.',
    'Ligtas ang iyong account at pera. I-reload ang page para magpatuloy.',
  ],
  reload: ['Load again', 'I-load muli'],
  offline: ['You are offline. This page may be out of date.', 'Offline ka. Baka luma na ang nakikita mo.'],
  online: ['You are back online.', 'Online ka na ulit.'],
  skip: ['Skip to content', 'Dumiretso sa content'],
})
