export { PlayReleasesPage } from './PlayReleasesPage.tsx'
