import {readdirSync, readFileSync} from 'node:fs';
import {drawingProject} from './plugins/playground/drawingProject';
const main = async () => { let n=0,d=0; const t=performance.now(); const names: string[]=[];
for (const f of readdirSync('docs',{recursive:true}) as string[]) { if(!f.endsWith('.mdx')) continue;
 const text=readFileSync('docs/'+f,'utf8');
 const blocks=[...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(([,language='',meta='',code=''])=>({language,title:/title="([^"]*)"/.exec(meta)?.[1],code:code.replace(/\n$/,''),verdict:/\bwrong\b/.test(meta)?'wrong':undefined}));
 for (const b of blocks) { if(b.language==='tsx') n++; const p=await drawingProject(b,blocks); if(p){d++; names.push(f+': '+Object.keys(p.files).join(' '));} }
}
console.log(n,d,performance.now()-t); console.log(names.join('\n')); }; void main();
