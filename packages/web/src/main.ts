import '@fontsource-variable/alegreya';
import '@fontsource-variable/atkinson-hyperlegible-next';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
