import { texts } from '../../shared/texts.ts'

export const stillTexts = texts({
  offlineTab: ['Offline · Saya', 'Offline · Saya'],
  offlineTitle: ['You are offline', 'Offline ka'],
  offlineText: [
    'This page needs an internet connection. Nothing you did is lost. Try again when you are back online.',
    'Kailangan ng internet ang page na ito. Walang nawala sa ginawa mo. Subukan muli kapag online ka na.',
  ],
  reload: ['Load again', 'I-load muli'],
  maintenanceTab: ['Maintenance · Saya', 'Maintenance · Saya'],
})
