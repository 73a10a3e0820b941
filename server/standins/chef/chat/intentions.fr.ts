/**
 * What a sentence may want: the words, slots and facts that speak for it or against it, with their weight. « _ » is a
 * space, « * » any letters, « #foods » a slot or a fact, « #!foods » where it is not; the words are plain, see `hear`.
 */
export const intentions = {
  COOK: '4 comment_(?:on_)?fai* ; 3 recette* idee* cuisin* menu ; 2 propos* prepar* suggest* inspir* envie repas plat je_fais_quoi que_faire quoi_faire koi je_peux_faire tu_me_fais fait_quoi cherch* connai* un_truc quelque_chose livre voudr* aimer* veux il_(?:me_|nous_)?reste* j_ai_que utilis* on_mange_quoi quoi_ce_soir ; 1 avec faire faites vide pour j_ai possible ; 2 #mealType #minutes #lowBudget #withoutOven #people #restrictions #title ; 1 #foods #several #banned #FRIDGE #dish #days ; 3 #bare ; -3 besoin acheter achete ai_plus_de ai_plus_d a_plus_de a_plus_d',
  ANOTHER:
    '5 une_autre autre_chose un_autre pas_ca pas_celui_la pas_celle_la encore_une encore_un d_autres bof ; 3 autre* differen* change* ; 2 deja_mange en_a_mange ; -3 #foods',
  WEEK: '4 menu* ; 3 semaine planning* planif* organis* ; 2 propos* fais repas diner* idee* jours prevo* prepar* ; 2 #count ; 3 #range ; -4 #foods #dish quoi prevu ; -2 #time',
  LIST_ADD:
    '4 ajout* rajout* besoin ; 3 met met* mets note* racheter acheter achete achetes pense_a pensez_a il_(?:me_|nous_)?faut faut manque* prendre oubli*_pas ; 2 #LIST ; 1 #foods #amount #object ; -2 #asks ; -1 #days ; -3 #FRIDGE ; -6 ai_achete a_achete',
  FRIDGE_ADD:
    '5 ai_achete a_achete ai_deja_achete a_deja_achete ai_ramene ai_mis a_mis ; 4 fait_les_courses fait_des_courses ; 3 ajout* rajout* mets met mettre range* ; 3 #FRIDGE ; 1 #foods #amount ; -4 #asks ; -4 #!object',
  PLAN: '4 prevo* planif* programm* cale* ; 3 ajout* mets met mettre on_mange on_fait on_la_fait on_le_fait on_prend ; 3 #days ; 3 #PLAN ; 1 #dish #foods #title #it ; -6 #asks ; -4 #LIST #FRIDGE ; -2 #planned ; -3 #!eaten',
  MOVE: '5 deplac* decal* report* repouss* avanc* ; 3 plutot au_lieu finalement mets met ; 3 #planned ; 2 #days ; -3 #asks #LIST #FRIDGE ; -3 #fresh',
  REMOVE:
    '4 enlev* retir* supprim* annul* vire* efface* ote* vide_(?:la|ma) ; 3 jet* plus_besoin pas_besoin sor* ; 2 #LIST #planned ; 1 #foods #PLAN #atlist #athome #days ; -3 #asks',
  GONE: '4 il_y_a_plus il_n_y_a_plus y_a_plus n_a_plus a_plus_de a_plus_d ai_plus ai_plus_de ai_mange a_mange ai_utilise a_utilise ai_fini a_fini fini finis finie finies jete termin* pourri* ; 2 #athome #foods ; 1 perime* expire* ; -3 #asks pour gateau quoi remplac* hier autre ; -9 plus_que invers* echang*',
  TICK: '5 coch* ; 4 tout_pris ; 5 deja_achete deja_pris ; 3 ai_pris a_pris ; 3 #atlist ; -3 #asks',
  CHANGE:
    '4 remplac* chang* au_lieu ; 3 plutot finalement en_fait on_sera on_est a_la_place ; 2 #plannedday #fresh ; 1 #planned #people #time ; -5 #asks ; -6 #atlist ; -2 #weekoff',
  AMOUNT:
    '4 au_lieu plutot finalement en_fait change* ; 3 #atlist ; 2 #amount ; -6 #days #asks ; -4 #!object',
  CLEAR:
    '5 perime* expir* ; 1 jet* vire* enlev* sor* retir* supprim* tout* ce_qui ; -9 #foods #asks',
  SAVE: '4 enregistr* sauvegard* favori* ; 3 gard* ; 1 #it recette ; -5 #asks combien jour* temps congel* frigo',
  LIKE: '4 ador* raffol* fan_de ; 3 aim* ; 1 #foods ; -9 #banned #asks aimer* recette',
  AVOID:
    '4 aim*_pas n_aim* detest* deteste* mang*_pas suppor*_pas horreur ; 3 je_suis nous_sommes on_est mange_sans mangeons_sans ; 2 #restrictions ; 3 pas_aim* ; 2 #banned ; -5 #asks #days finalement recette',
  ALLERGY: '4 allerg* intoleran* coeliaque* anaphyla* ; 2 #banned ; 1 #foods',
  ASK_PLAN:
    '4 prevu* planning programme au_menu ; 3 quoi_au mange_quoi mange_koi qu_on_mange on_mange_quoi menu fait_quoi ; 2 qu_est_ce quoi quel* y_a ; 2 #days ; 2 #planned #PLAN ; 1 #asks semaine ; -3 #!asks ; -3 #fresh ; -2 #foods #LIST #FRIDGE ; -5 ajout* rajout* met mets enlev* retir* supprim* annul* recette idee* propos* fais_moi organis* planif*',
  ASK_FRIDGE:
    '3 il_(?:me_|nous_)?reste* reste_t_il il_y_a_quoi y_a_quoi est_ce_qu_on_a on_a encore ; 2 qu_est_ce combien qu_ai quoi est_ce_que j_ai montre* contenu ; 3 #FRIDGE ; 2 #athome #asks ; 1 #foods ; -5 vide cuisin* faire fais fait recette* idee* mange* propos* cuit cuire garde* congel* conserv* plus temps #LIST mets met ; -2 avec ; -4 #!asks',
  ASK_EXPIRING:
    '4 perim* expire* peremption ; 2 quoi qu_est_ce qu_est_ce_qui bientot va_perimer a_finir consommer vite en_premier ; 2 #asks ; -4 #foods ; -6 jet* vire* ajout* rajout* mets',
  ASK_LIST:
    '4 #LIST ; 4 achet* ; 2 quoi qu_est_ce qu_est_ce_que montre* est_ce_que c_est_quoi ; 2 #asks ; 1 dois faut #atlist ; -4 mets ajout* rajout* enlev* retir* supprim* note* vide ; -3 #!LIST',
  KEEPS:
    '4 conserv* congel* recongel* decongel* jusqu_a_quand dlc ddm rechauff* hygiene ; 3 gard* tien* stock* rang* perim* encore_bon* combien_de_jours longtemps moisi* muri* ; 1 combien temps frigo #foods #asks ; 1 #known',
  SUBSTITUTE:
    '4 remplac* substitu* equivalent alternative* ; 3 a_la_place je_mets_quoi je_met_quoi mettre_quoi que_mettre quoi_mettre quoi_a_la_place peux_mettre_quoi ; 3 ai_plus_de ai_plus_d a_plus_de a_plus_d ai_pas_de ai_pas_d ; 2 pas_de pas_d plus_de plus_d au_lieu ; 2 par_quoi quoi ; 1 pour gateau #foods #asks ; -9 #planned #days sur ; -1 #!asks',
  TECHNIQUE:
    '4 cuisson cuire blanch* deglac* a_coeur signifie veut_dire technique difference rattrap* rate* grumeau* reussi* ; 4 c_est_quoi ; 3 comment pourquoi cuit cuisent temps_de proportion* trop_sal* trop_liquide epaissi* quel*_vin* par_personne par_tete de_saison combien_de_temps temperature ; 2 combien minutes vin ; 1 #foods #asks ; 2 #known ; -6 conserv* gard* tien* congel* ; -4 reste comment_(?:on_)?fai* ; -3 #LIST #FRIDGE #days recette',
  ALLOWED:
    '3 c_est convien* contient contien* compatible sont est ; 3 #restrictions ; 2 #asks #foods ; 2 le_droit permis* autoris* ; -9 recette* idee* plat repas propos* je_suis cuisin* sans_viande avec un_truc menu #banned #people #mealType ; -9 #!allowed',
  HELLO: '5 bonjour salut bonsoir hello coucou ; -1 #foods #dish',
  THANKS:
    '5 merci ; 3 trop_bon super_bon delicieu* c_etait_bon top parfait genial ; -3 #asks #banned',
  FINE: '5 oui ok d_accord ca_marche non laisse* rien a_plus au_revoir a_bientot bonne_soiree bonne_nuit bye ciao ; -3 pas_ca pas_celui_la pas_celle_la #foods #days #asks #people #amount #banned #restrictions',
  HELP: '5 tu_peux_faire_quoi tu_sais_faire que_peux_tu a_quoi_tu_sers qui_es_tu tu_es_qui humain robot comment_ca_marche aide_moi peux_tu_faire_quoi ; -2 #foods',
  RESET: '4 efface* reinitialis* supprim* ; 4 conversation discussion historique chat',
} as const satisfies Readonly<Record<string, string>>;

export type Intention = keyof typeof intentions;

/** Of the intentions, those that a whole clause must be; none is mixed with another one. */
export const emergencies = {
  CHOKING:
    '6 (?:s|m)_(?:est_|suis_)?etouff* etouffe(?!_chretien*) ne_respire* respire_mal respire_plus (?:mal|plus|pas)_a_respirer inconscien* perd_connaissance ; 5 anaphyla* ; 4 gonfl* enfl* ; 3 plaques respir* ; 2 allerg* levre* langue gorge visage reaction urtic* ; 2 a_mange ai_mange apres_avoir ; 1 fils fille bebe enfant elle il ; -3 pate_(?!d_amande|de_fruit|a_tartiner)* recette ; -9 a_l_etouff*',
  POISON:
    '6 veneneu* ; 3 avale* bu boit boi empoison* intoxiq* ; 4 javel lessive detergent produits?(?!_(?:de_la_mer|de_saison|laitier*)) pastille pile medicament* soude antigel alcool_a ; 2 fils fille bebe enfant elle il',
  DISTRESS:
    '6 mourir suicid* me_tuer en_finir(?!_avec_[a-z]+_(?!vie|jours|souffr*|douleur*|existence|monde|mal)) me_faire_du_mal envie_de_vivre plus_vivre',
  FIRE: '6 prend_feu pris_feu a_pris_feu en_feu incendie y_a_le_feu le_feu_a_la_cuisine le_feu_a_pris le_feu_dans_(?:l|la|le|ma|mon|notre) ; 3 flammes',
  PET: '6 mon_chien le_chien chienne chiot* chaton* mon_chat le_chat notre_chien notre_chat ma_chatte hamster perroquet ; -9 efface* reinitialis* supprim*',
  MEDICAL:
    '6 enceinte grossesse bebe nourrisson mal_au_ventre diabet* diabete cholesterol hypertension vomi* ; 3 malade fievre diarrhee intoxication sante medecin maladie',
} as const;

export type Emergency = keyof typeof emergencies;
