/** How people type in a hurry: what is written, and what it stands for; without accents. */
export const shorthands: ReadonlyMap<string, string> = new Map(
  `ajd=aujourd hui, ajdh=aujourd hui, auj=aujourd hui, aujourdhui=aujourd hui, aprem=apres midi, dem1=demain, 2m1=demain, 2main=demain, dmain=demain, apresdemain=apres demain, we=week end, weekend=week end, wk=week end, lun=lundi, jeu=jeudi, ven=vendredi, sam=samedi, dim=dimanche, pr=pour, ss=sans, san=sans, ds=dans, ac=avec, av=avec, bcp=beaucoup, tt=tout, qd=quand, qqch=quelque chose, qqc=quelque chose, c=c est, cest=c est, g=j ai, jai=j ai, ya=il y a, yen=il y en, yapu=il y a plus, pu=plus, pus=plus, jveux=je veux, jvx=je veux, jvoudrais=je voudrais, jpeux=je peux, jfais=je fais, chui=je suis, jsuis=je suis, jss=je suis, jsais=je sais, ke=que, k=que, kes=qu est ce, keske=qu est ce que, kesk=qu est ce que, kestu=qu est ce que tu, kesta=qu est ce que tu as, keskon=qu est ce qu on, kon=qu on, qon=qu on, kil=qu il, ki=qui, koi=quoi, kelke=quelque, kelkechose=quelque chose, kekchose=quelque chose, kwa=quoi, kel=quel, kelle=quelle, kan=quand, cmt=comment, comen=comment, komen=comment, cb=combien, kombien=combien, cbien=combien, bjr=bonjour, bsr=bonsoir, slt=salut, cc=bonjour, coucou=bonjour, hello=bonjour, mrc=merci, svp=s il vous plait, stp=s il te plait, plz=s il te plait, tps=temps, pers=personnes, perso=personnes, prs=personnes, ppl=personnes, mn=min, gato=gateau, frigot=frigo, ve=veux, vx=veux, pe=peux, px=peux, fo=faut, dla=de la, dl=de la, jms=jamais, pk=pourquoi, pq=papier toilette, pdt=pommes de terre, choco=chocolat, dmd=demande, ptit=petit, ptite=petite, dej=dejeuner, ms=mais, pi=puis, pis=puis, jlai=je l ai, jle=je le, jla=je la, jen=j en, jsuis=je suis, jusqua=jusqu a, tas=tu as, yavait=il y avait, tjs=toujours, tjrs=toujours, tlm=tout le monde, nn=non, wi=oui, ui=oui, ouai=oui, dac=d accord, dacc=d accord, tkt=t inquiete, lgumes=legumes`
    .split(', ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** What parts the wishes of a message. */
export const joints: ReadonlySet<string> = new Set(', ; . ? ! et puis mais'.split(' '));

/** Words that decide what is meant; a slip in one of them is read as it. */
export const decisiveWords: ReadonlySet<string> = new Set(
  'ajoute ajouter rajoute rajouter mettre planifie planifier planning prevois prevoir prevu programme deplace deplacer decale decaler reporte repousse enregistre sauvegarde supprime supprimer enleve enlever retire retirer annule frigo congelateur liste courses acheter achete racheter recette recettes cuisiner cuisine preparer propose proposer demain lundi mardi mercredi jeudi vendredi samedi dimanche remplacer remplace conserver conserve congeler combien comment pourquoi bonjour bonsoir merci dessert aperitif entree boisson allergique personnes rapide facile vegetarien vegetarienne vegetalien vegan gluten lactose favoris semaine dejeuner diner souper aime deteste coche cocher perime perimes'.split(
    ' ',
  ),
);

/** Without its accent it is « but ». */
export const corn = /maïs(?! doux)/giu;
export const cornSaid = 'maïs doux';
