export { ContactPages } from './ContactPages.tsx'
export { TermsPage } from './TermsPage.tsx'
export { UsePage } from './UsePage.tsx'
