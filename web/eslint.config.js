import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', '**/*.gen.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'svelte/no-at-html-tags': 'error', // texts never become HTML
      'svelte/no-navigation-without-resolve': 'off', // for SvelteKit
      'svelte/prefer-svelte-reactivity': 'off', // plain Maps and Sets are for what no component shows
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
);
