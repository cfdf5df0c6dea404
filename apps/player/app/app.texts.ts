import { texts } from '../shared/texts.ts'

export const appTexts = texts({
  home: ['Home', 'Home'],
  filcoins: ['Filcoins', 'Filcoins'],
  welfare: ['Welfare', 'Benepisyo'],
  service: ['Service', 'Tulong'],
  my: ['My', 'Ako'],
  main: ['Main', 'Pangunahin'],
  loading: ['Loading...', 'Naglo-load...'],
  notFoundTitle: ['This page is not here', 'Wala rito ang pahinang ito'],
  notFoundText: ['It may have moved, or it is not open yet.', 'Maaaring inilipat ito, o hindi pa bukas.'],
  goHome: ['Go to the home page', 'Pumunta sa home'],
  brokenTitle: ['Something went wrong', 'May nangyaring mali'],
  brokenText: [
    'Your account and money are not affected. Load the page again to go on.',
    'Hindi apektado ang iyong account at pera. I-load muli ang pahina para magpatuloy.',
  ],
  reload: ['Load again', 'I-load muli'],
  offline: ['You are offline. What you see may be old.', 'Offline ka. Maaaring luma ang nakikita mo.'],
  online: ['You are back online.', 'Online ka na muli.'],
  skip: ['Skip to content', 'Lumaktaw sa nilalaman'],
})
