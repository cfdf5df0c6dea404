import '@saya/ui/styles/base.css'
import '@saya/ui/styles/tokens.css'
import '@saya/ui/styles/fonts.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followLinks } from '../shared/navigation.ts'
import { App } from './App.tsx'

const container = document.getElementById('root')
if (container) {
  followLinks()
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
