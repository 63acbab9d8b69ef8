import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './art/theme.css';
import './art/forms.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchAhead } from './ahead.ts';

fetchAhead(location.search);
const target = document.getElementById('app');
if (target) mount(App, { target });
