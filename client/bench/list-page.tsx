import '../src/ui/styles.css';
import { ApolloProvider } from '@apollo/client/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../src/apollo/client';
import { ShoppingPage } from '../src/features/shopping/shopping-page';
import { setUpLanguage } from '../src/i18n/setup';
import { ToastProvider } from '../src/ui/toast-provider';
import { WatchedList } from './watched-list';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// Both lists on the same ground: ?rows=watched is the one that the product is compared with.
const watched = new URLSearchParams(window.location.search).get('rows') === 'watched';
await setUpLanguage();
await i18next.loadNamespaces(['shopping', 'errors']);
createRoot(root).render(
  <ApolloProvider client={createApolloClient()}>
    <ToastProvider label="toasts" closeLabel="close">
      <BrowserRouter>{watched ? <WatchedList /> : <ShoppingPage />}</BrowserRouter>
    </ToastProvider>
  </ApolloProvider>,
);
